/**
 * Facts for use in texts: `{brand}` becomes the company's name. Each is set once, in the file named
 * here, and changes everywhere.
 */
export const factNames = [
  // site.yaml
  'brand',
  'supportEmail',
  'supportPhone',
  'licenceNumber',
  'companyRegistration',
  'foundedYear',
  'uptime',
  'payments',
  'supportOpens',
  'supportCloses',
  // company.yaml of the language
  'tagline',
  'nameStory',
  'vatNote',
  'city',
  'cityOf',
  'address',
  'supportZone',
  // site.yaml and company.yaml: 'Sunday to Thursday', and with hours and zone
  'supportDays',
  'supportTimes',
  // rules.yaml
  'refundDays',
  'refundWorkingDays',
  'suspendedWithinHours',
  'endedAfterDays',
  'graceDays',
  'transferAgeDays',
  'transferExpiryDays',
  'affiliatePercent',
  'affiliateDelayDays',
  'affiliatePayout',
  // domains.yaml: '.com, .net and .org', and how many extensions resellers can sell
  'registrableExtensions',
  'resellerExtensions',
] as const;

export type FactName = (typeof factNames)[number];
