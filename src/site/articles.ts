/** All articles without their texts, newest first. */
export { articles } from '#content/articles.js';
