/** One step of something that is done in order. */
export interface StepText {
  title: string;
  text: string;
}
