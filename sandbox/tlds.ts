/** What an extension costs for a year. */
export interface SandboxTld {
  register: string;
  /** The price that the site shows until the portal has answered; xyz has none. */
  standard: string;
}

export const tlds: Readonly<Record<string, SandboxTld>> = {
  com: { register: '1499.00', standard: '1499.00' },
  xyz: { register: '322.00', standard: '322.00' },
  top: { register: '185.00', standard: '199.00' },
  info: { register: '499.50', standard: '549.00' },
  shop: { register: '249.00', standard: '199.00' },
  online: { register: '899.00', standard: '899.00' },
};
