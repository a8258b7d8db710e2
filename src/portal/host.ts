/** The customer portal's origin, without a final slash, as it was given to the build. */
export const portalHost: string = import.meta.env.PORTAL_URL;

/** The same without scheme and port, as visitors would read it. */
export const portalHostName: string = new URL(portalHost).hostname;
