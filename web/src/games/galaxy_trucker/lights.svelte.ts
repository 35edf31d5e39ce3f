/** The parts of a ship that a figure comes from, lit while it is pointed at. */

import { getContext, setContext } from "svelte";
import type { Seat } from "../../board/props";
import { placeOf } from "./ship";
import type { Figures, Player } from "./types";
import { halved } from "./words";

export type Figure = "firepower" | "engine_power" | "crew" | "tokens" | "exposed";
export const FIGURES = ["firepower", "engine_power", "crew", "tokens", "exposed"] as const;

/** A part that a figure comes from, and what it adds as people write it. */
export interface Lit {
  readonly place: string;
  readonly row: number;
  readonly column: number;
  readonly amount: string;
  /** Whether it takes power. */
  readonly powered: boolean;
}

export class Lights {
  seat = $state.raw<Seat | null>(null);
  figure = $state.raw<Figure | null>(null);

  show(seat: Seat, figure: Figure): void {
    this.seat = seat;
    this.figure = figure;
  }

  hide(): void {
    this.figure = null;
  }
}

const KEY = Symbol("lights");
export const provideLights = (): Lights => setContext(KEY, new Lights());
export const useLights = (): Lights => getContext<Lights | undefined>(KEY) ?? new Lights();

/** Where a figure of a ship comes from. */
export function litBy({ ship }: Player, figure: Figure): readonly Lit[] {
  const lit = (row: number, column: number, amount: string, powered = false): Lit => ({
    place: placeOf(row, column),
    row,
    column,
    amount,
    powered,
  });
  const sources = (found: Figures["cannons"], tell: (amount: number) => string): readonly Lit[] =>
    found.map(({ row, column, amount, powered }) => lit(row, column, tell(amount), powered));
  switch (figure) {
    case "firepower":
      return sources(ship.figures.cannons, halved);
    case "engine_power":
      return sources(ship.figures.engines, String);
    case "exposed":
      return sources(ship.figures.open, String);
    case "tokens":
      return ship.cells.flatMap(({ row, column, tokens }) =>
        tokens ? [lit(row, column, String(tokens))] : [],
      );
    case "crew":
      return ship.cells.flatMap(({ row, column, humans, alien, part }) => {
        const asleep = part.startsWith("stasis");
        const crew = (asleep ? 0 : humans) + (alien ? 1 : 0);
        return crew ? [lit(row, column, String(crew))] : [];
      });
  }
}
