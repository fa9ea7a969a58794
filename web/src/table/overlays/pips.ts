/** Where the pips of a die lie, by what it shows: column and row of three. */
export const PIPS: [number, number][][] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
];
