/** What the next Production phase comes to, in words: what is made and used, and what follows. */

import type { Data, Forecast, Resource, View } from "./types";
import { t } from "./words";

export interface Supply {
  readonly resource: Resource;
  readonly reserve: number;
  readonly made: number;
  readonly needed: number;
  /** What comes of it. */
  readonly result: string;
  readonly mood: "good" | "even" | "warn" | "bad";
  /** Why there is no more, in short. */
  readonly causes: readonly string[];
  /** Who makes and who uses it. */
  readonly reasons: readonly string[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);
const name = (facility: string): string => t(`facility-${facility}`);

export function supplies(view: View, data: Data): readonly Supply[] {
  return [
    ...view.forecast.supplies.map((supply, gas) => gasOf(view, data, supply, gas)),
    foodOf(view, view.forecast),
  ];
}

function gasOf(view: View, data: Data, supply: Forecast["supplies"][number], gas: number): Supply {
  const makers = Object.entries(supply.makers);
  const made = sum(makers.map(([, amount]) => amount));
  const { resource, users, kept, shut } = supply;
  const less = makers.flatMap(([id, amount]) => {
    const most = data.facilities.find((facility) => facility.id === id)?.output ?? 0;
    if (amount >= most) return [];
    const closed = view.facilities.find((facility) => facility.id === id)?.shut;
    return [
      closed
        ? t("drawn-cause-shut", { facility: name(id) })
        : t("drawn-cause-output", { facility: name(id), output: amount, most }),
    ];
  });
  const result = shut
    ? t("drawn-supply-shut", { shut })
    : kept
      ? t("drawn-supply-kept", { kept })
      : t("drawn-supply-even");
  return {
    resource,
    reserve: view.reserves[gas] ?? 0,
    made,
    needed: users.length,
    result,
    mood: shut ? "bad" : kept ? "good" : "even",
    causes: shut ? less : [],
    reasons: [
      t("drawn-made-by", {
        makers: makers.map(([id, amount]) => `${name(id)} ${amount}`).join(", "),
      }),
      t("drawn-used-by", { count: users.length, users: users.map(name).join(", ") }),
      ...(shut ? [t("drawn-reserves-no-help")] : []),
    ],
  };
}

function foodOf(view: View, { meals, wilting }: Forecast): Supply {
  const { made, portions, kept, eaten, hungry } = meals;
  const result = hungry
    ? t("drawn-supply-hungry", { hungry })
    : eaten
      ? t("drawn-supply-eaten", { eaten })
      : kept
        ? t("drawn-supply-kept", { kept })
        : t("drawn-supply-even");
  const anemic = view.crew.filter(({ acting }) => acting.includes("anemia"));
  return {
    resource: "food",
    reserve: view.reserves[2] ?? 0,
    made,
    needed: portions,
    result,
    mood: hungry ? "bad" : eaten ? "warn" : kept ? "good" : "even",
    causes: wilting.map(({ farm, shut, can_pay, oxygen, energy }) =>
      shut
        ? t("drawn-wilts-shut", { farm: name(farm) })
        : t(can_pay ? "drawn-wilts-unless" : "drawn-wilts", { farm: name(farm), oxygen, energy }),
    ),
    reasons: [
      ...view.farms.map(({ facility, plants, seeds }) =>
        t("drawn-farm-gives", {
          farm: name(facility),
          plants,
          ripe: seeds.includes(6) ? "true" : "false",
        }),
      ),
      t("drawn-eaters", { portions }),
      ...anemic.map(({ id }) => t("drawn-anemic", { astronaut: t(`astronaut-${id}`) })),
    ],
  };
}
