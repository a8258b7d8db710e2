/** All articles without their texts, newest first. */
export { articles } from 'virtual:article-index';
