/** Mostly below the list price, so that pages show savings; some products cost as much, some more. */
const shares = [0.75, 0.8, 0.667, 1, 0.85, 1.05];

/** What the sandbox charges for the product at a place in the catalogue, in taka and halves of it. */
export function livePrice(listPrice: number, place: number): number {
  return Math.round(listPrice * (shares[place % shares.length] ?? 1) * 2) / 2;
}
