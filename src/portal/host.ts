/** The customer portal's origin, without a final slash, as it was given to the build. */
export const portalHost: string = import.meta.env.PORTAL_URL;
