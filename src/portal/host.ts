/** The customer portal's address, an origin or a folder of one, as given to the build. */
export const portalHost: string = import.meta.env.PORTAL_URL;

/** Its host name alone, as shown to visitors. */
export const portalHostName: string = new URL(portalHost).hostname;
