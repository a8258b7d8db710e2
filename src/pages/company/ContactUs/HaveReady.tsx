import { haveReady } from '../../../content/contact.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './HaveReady.module.css';
import { PostCard } from './PostCard.tsx';

const { title, lead, things, passwords, post } = haveReady;

/** What to have at hand before writing, what to leave out, and the postal address. */
export function HaveReady() {
  return (
    <Band labelledBy="have-ready">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="have-ready">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.things}>
            {things.map((thing) => (
              <li key={thing.title} className={styles.thing}>
                <Icon name={thing.icon} size="l" />
                <div>
                  <h3 className={styles.name}>{thing.title}</h3>
                  <p className={styles.text}>{thing.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.aside}>
          <div className={styles.warning}>
            <Icon name="lock-keyhole" size="l" />
            <h3 className={styles.name}>{passwords.title}</h3>
            <p>{passwords.text}</p>
          </div>
          <PostCard title={post.title} lines={post.lines} note={post.licence} />
        </div>
      </div>
    </Band>
  );
}
