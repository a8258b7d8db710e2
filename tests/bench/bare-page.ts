/** The yardstick for first visits, served beside the site. */
export const barePagePath = '/bare-page';
