/** The text of every countdown; its date is in `site.ts`. */
export const countdownWords = {
  /** The counter's name for screen readers. */
  label: 'Time left',
  /** Before the date of the counter. */
  counting: 'The counter runs to',
  units: {
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
    seconds: { one: 'second', other: 'seconds' },
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;
