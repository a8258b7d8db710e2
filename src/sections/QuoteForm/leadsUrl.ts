/** Where the site sends quote requests; empty if visitors send them themselves. */
export const leadsUrl: string = import.meta.env.LEADS_URL;
