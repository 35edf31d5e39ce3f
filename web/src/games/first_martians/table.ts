/** What the parts of the board share: the properties that the board is given. */

import { useTable as use } from "../../board/table.svelte";
import type { Props } from "./types";

export const useTable = (): Props => use<Props>();
