/** What a year of a domain extension costs. */
export interface SandboxTld {
  live: string;
  /** The price that the site shows until the portal responds; it has none for xyz. */
  list: string;
}

export const tlds: Readonly<Record<string, SandboxTld>> = {
  com: { live: '1499.00', list: '1499.00' },
  xyz: { live: '322.00', list: '322.00' },
  top: { live: '185.00', list: '199.00' },
  info: { live: '499.50', list: '549.00' },
  shop: { live: '249.00', list: '199.00' },
  online: { live: '899.00', list: '899.00' },
};
