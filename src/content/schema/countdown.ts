/** The sentence beside a countdown. Only a browser knows the time, so the page needs all three. */
export interface CountdownCopy {
  /** True on any day, for prerendered HTML. */
  anytime: string;
  /** True until the date. */
  before: string;
  /** True from the date on. */
  after: string;
}
