/** One step of several. */
export interface StepText {
  title: string;
  text: string;
}
