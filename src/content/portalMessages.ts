/**
 * What visitors read when the portal fails. The first four are quoted from the specification
 * letter for letter; `fillPlaceholders` fills in {message} and {status}.
 */
export const portalMessages = {
  /** In the plan area of every plan page. */
  productsFailed: 'Error loading product data: {message}',
  /** In the pricing section of the home page, in red. */
  homePricesFailed: 'Error loading prices: {message}',
  /** Only logged: the default domain prices stay. */
  domainPricesFailed: 'Error fetching domain prices',
  /** The {message} for an error status. */
  badStatus: 'HTTP error! Status: {status}',
  /** The {message} for a call that took too long. */
  late: 'The portal did not answer within {seconds} seconds',
  /** The {message} for a failed connection if the browser gives none. */
  unreachable: 'The portal could not be reached',
  /** The {message} for an answer that isn't JSON. */
  noJson: 'The portal sent an answer that cannot be read',
  /** The {message} for JSON that isn't an object. */
  noObject: 'The portal sent an answer of an unknown kind',
} as const;
