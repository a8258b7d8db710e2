import { planFamilies } from '#content/plan-families.js';
import homeCards from '#content/plans/home-cards.js';

/** All plan families, and the plan cards of the home page: for the build, the doctor, the sandbox and tests. */
export { homeCards, planFamilies };
