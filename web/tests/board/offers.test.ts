import { describe, expect, it } from "vitest";
import { type Laid, Offers } from "../../src/board/offers";
import type { Tagged } from "../../src/board/props";

const option = (...parts: string[]): Tagged => ({ type: "put", parts });
const button = (...parts: string[]): Tagged => ({ type: "button", parts });
const lay = ({ type, parts }: Tagged): Laid | null =>
  parts === undefined
    ? null
    : { parts: parts as string[], confirm: type === "button", anytime: type === "anytime" };
const offers = (...options: Tagged[]) => new Offers(options, lay);

describe("what can be made of things", () => {
  it("puts two things together in any order", () => {
    const put = option("die", "space");
    const offered = offers(put, option("die", "other"), { type: "pass" });
    expect([...offered.first].sort()).toEqual(["die", "other", "space"]);
    expect([...offered.next(["die"])].sort()).toEqual(["other", "space"]);
    expect([...offered.next(["other"])]).toEqual(["die"]);
    expect(offered.at(["space", "die"])).toBe(put);
    expect(offered.at(["die"])).toBeNull();
    expect(offered.leads(["space", "other"])).toBe(false);
  });

  it("chooses a thing that stands alone", () => {
    const take = option("card");
    expect(offers(take).at(["card"])).toBe(take);
    expect(offers(take).at([])).toBeNull();
  });

  it("leaves it to a button where more may come, or where several options are made", () => {
    const one = option("a");
    const two = option("a", "b");
    expect(offers(one, two).at(["a"])).toBeNull();
    expect(offers(one, two).made(["a"])).toEqual([one]);
    expect(offers(one, two).at(["a", "b"])).toBe(two);
    const twin = { ...one, which: 2 };
    expect(offers(one, twin).at(["a"])).toBeNull();
    expect(offers(one, twin).made(["a"])).toEqual([one, twin]);
  });

  it("leaves it to a button where the board wants one", () => {
    const reroll = button("die", "die");
    const keep = button();
    const offered = offers(reroll, keep);
    expect(offered.at(["die", "die"])).toBeNull();
    expect(offered.made(["die", "die"])).toEqual([reroll]);
    expect(offered.made([])).toEqual([keep]);
  });

  it("counts equal things", () => {
    const pay = button("water", "water", "xenon");
    const offered = offers(pay);
    expect([...offered.next(["water"])].sort()).toEqual(["water", "xenon"]);
    expect([...offered.next(["water", "water"])]).toEqual(["xenon"]);
    expect(offered.leads(["water", "water", "water"])).toBe(false);
    expect(offered.made(["xenon", "water", "water"])).toEqual([pay]);
  });
});

describe("what is beside things that are put together", () => {
  const put = option("die:a", "space");
  const many = button("die:a", "die:b");
  const offered = offers(put, option("die:b", "space"), many, option("card"), { type: "pass" });

  it("names the options that have no place on the board", () => {
    expect(offered.unplaced).toEqual([{ type: "pass" }]);
  });

  it("knows what can be done with the things in hand", () => {
    expect(offered.with(["die:a"])).toEqual([put, many]);
    expect(offered.confirms(["die:a"])).toBe(false);
    expect(offered.confirms(["die:a", "die:b"])).toBe(true);
    expect(offered.confirms(["nothing"])).toBe(false);
  });

  it("knows which things wait for a piece", () => {
    const isPiece = (part: string) => part.startsWith("die:");
    expect([...offered.behind(isPiece)]).toEqual(["space"]);
    expect([...offers(put, option("space")).behind(isPiece)]).toEqual([]);
  });

  it("knows whether one press is enough for everything", () => {
    expect(offered.single).toBe(false);
    expect(offers(option("card"), { type: "pass" }).single).toBe(true);
    expect(offers({ type: "pass" }).single).toBe(false);
  });

  it("leaves out what can be done at any moment: nothing asks for it", () => {
    const anytime = { type: "anytime", parts: ["upgrade"] };
    expect(offers(anytime, { type: "pass" }).single).toBe(false);
    expect(offers(anytime, { type: "pass" }).only).toEqual({ type: "pass" });
    expect([...offers(anytime, option("card")).anytime]).toEqual(["upgrade"]);
    const another = { type: "anytime", parts: [] };
    expect(offers(another, { type: "pass" }).only).toEqual({ type: "pass" });
    expect(offers(another, { type: "pass" }).unplaced).toEqual([another, { type: "pass" }]);
    expect([...offers(anytime, option("upgrade")).anytime]).toEqual([]);
    expect(offers(option("card"), { type: "pass" }).only).toBeNull();
    expect(offers({ type: "pass" }, { type: "wait" }).only).toBeNull();
  });
});
