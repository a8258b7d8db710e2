import type { IconName } from '../../icons/names.ts';
import type { PlanFeature } from '../schema/plan.ts';

/*
 * Features that several families share, each worded once. A card shows the title; the comparison
 * tables show the same fact as a row and a value.
 */

export const nvmeTooltip = 'Storage on memory chips that answers much faster than a spinning disk.';
export const rootTooltip =
  'Administrator rights over the whole server: you may install and change anything on it.';
export const liteSpeedTooltip =
  'A fast web server that understands the rules of Apache and copes well with many visitors at once.';

/** NVMe storage, in GB. */
export function nvmeStorage(gigabytes: number): PlanFeature {
  const size = `${gigabytes} GB NVMe SSD`;
  return {
    icon: 'hard-drive',
    title: size,
    tooltip: nvmeTooltip,
    spec: { row: 'Storage', value: size },
  };
}

/** The I/O limit, in MB/s. */
export function ioLimit(megabytesPerSecond: number): PlanFeature {
  const rate = `${megabytesPerSecond} MB/s`;
  return {
    icon: 'activity',
    title: `I/O limit ${rate}`,
    tooltip: 'How much data your account may read from and write to the disk each second.',
    spec: { row: 'I/O limit', value: rate },
  };
}

/** A counted or unlimited feature, apart from its number. */
interface CountedFeature {
  icon: IconName;
  row: string;
  tooltip?: string;
}

/** A number of things: '1 subdomain', '5 subdomains'. */
export function countOf(
  count: number,
  one: string,
  many: string,
  feature: CountedFeature,
): PlanFeature {
  const { row, ...shown } = feature;
  return {
    ...shown,
    title: `${count} ${count === 1 ? one : many}`,
    spec: { row, value: String(count) },
  };
}

/** Something without a limit: 'Unlimited subdomains'. */
export function unlimited(things: string, feature: CountedFeature): PlanFeature {
  const { row, ...shown } = feature;
  return { ...shown, title: `Unlimited ${things}`, spec: { row, value: 'Unlimited' } };
}

/** A dedicated IP address; families name it differently. */
export function dedicatedIp(title: string): PlanFeature {
  return included('map-pin', title, 'An internet address that belongs to your server alone.');
}

/** The value of a feature that a plan simply has; tables may show a check mark instead. */
export const includedValue = 'Included';

/** A feature that the plan has: its row is named after it and says 'Included'. */
export function included(icon: IconName, title: string, tooltip?: string): PlanFeature {
  return {
    icon,
    title,
    ...(tooltip === undefined ? {} : { tooltip }),
    spec: { row: title, value: includedValue },
  };
}

export const brandedEmail: CountedFeature = {
  icon: 'mail',
  row: 'Branded email',
  tooltip: 'A mailbox at your own domain name instead of a free mail service.',
};
export const subdomains: CountedFeature = {
  icon: 'network',
  row: 'Subdomains',
  tooltip: 'A name in front of your domain, such as shop or blog, with pages of its own.',
};
export const ftpAccounts: CountedFeature = { icon: 'folder-up', row: 'FTP accounts' };
export const sqlDatabases: CountedFeature = { icon: 'database', row: 'SQL databases' };

export const unlimitedBandwidth = unlimited('bandwidth', { icon: 'infinity', row: 'Bandwidth' });
export const freeSsl = included(
  'lock-keyhole',
  'Free SSL',
  'The certificate that lets visitors reach your site over https, at no extra cost.',
);
export const jetBackup = included(
  'archive-restore',
  'JetBackup',
  'A backup tool in the control panel: you restore files and databases yourself.',
);
export const softaculous = included(
  'package-plus',
  'Softaculous',
  'An installer that sets up WordPress and many other applications in a few clicks.',
);
