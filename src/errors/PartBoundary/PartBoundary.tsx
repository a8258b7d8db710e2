import { Component, createRef, Suspense } from 'react';
import type { ReactNode } from 'react';
import styles from './PartBoundary.module.css';

interface PartBoundaryProps {
  /** The address that the part shows, where it depends on one. */
  place?: string;
  children: ReactNode;
}

interface PartBoundaryState {
  failure?: { error: unknown };
}

/**
 * Keeps a failure inside one part of the page. The part's HTML stays as it was, without React: its
 * links and forms work as they do without JavaScript. If the part fails on its very first render in
 * the browser there is no HTML to keep, and the error goes to the next boundary up.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};
  readonly part = createRef<HTMLDivElement>();
  /** What the page shows now; undefined until the first commit. */
  shown: { place: string | undefined } | undefined;

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount() {
    this.shown = { place: this.props.place };
  }

  /** The last chance to save the nodes before React removes them. */
  override getSnapshotBeforeUpdate(_: PartBoundaryProps, before: PartBoundaryState) {
    const hasJustFailed = this.state.failure !== before.failure;
    return hasJustFailed ? [...(this.part.current?.childNodes ?? [])] : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, kept: ChildNode[] | null) {
    if (kept) this.part.current?.append(...kept);
    else if (!this.state.failure) this.shown = { place: this.props.place };
  }

  override render() {
    const { failure } = this.state;
    const { place, children } = this.props;
    if (!failure) {
      // Its own Suspense makes the part hydrate separately, so a failure replaces nothing outside it.
      return (
        <div key="live" ref={this.part} className={styles.part} data-part="">
          <Suspense>{children}</Suspense>
        </div>
      );
    }
    if (!this.shown || this.shown.place !== place) throw failure.error;
    return <div key="kept" ref={this.part} className={styles.part} data-part="kept" />;
  }
}
