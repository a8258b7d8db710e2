import { Component, createRef, Suspense } from 'react';
import type { ReactNode } from 'react';
import styles from './PartBoundary.module.css';

interface PartBoundaryProps {
  /** The address that the children depend on, if they do. */
  path?: string;
  children: ReactNode;
}

interface PartBoundaryState {
  failure?: { error: unknown };
}

/**
 * Contains a failure in one part of the page. The part keeps its HTML, without React: its links and
 * forms work as they do without JavaScript. If it fails on its first render in the browser there is
 * no HTML to keep, and the error goes to the next boundary up.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};
  readonly part = createRef<HTMLDivElement>();
  /** What is on the page; undefined until the first commit. */
  shown: { path: string | undefined } | undefined;

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount() {
    this.shown = { path: this.props.path };
  }

  /** The last chance to save the nodes before React removes them. */
  override getSnapshotBeforeUpdate(_: PartBoundaryProps, before: PartBoundaryState) {
    const hasJustFailed = this.state.failure !== before.failure;
    return hasJustFailed ? [...(this.part.current?.childNodes ?? [])] : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, kept: ChildNode[] | null) {
    if (kept) this.part.current?.append(...kept);
    else if (!this.state.failure) this.shown = { path: this.props.path };
  }

  override render() {
    const { failure } = this.state;
    const { path, children } = this.props;
    if (!failure) {
      // With its own Suspense the part hydrates separately, so a failure affects nothing outside it.
      return (
        <div key="live" ref={this.part} className={styles.part} data-part="">
          <Suspense>{children}</Suspense>
        </div>
      );
    }
    if (!this.shown || this.shown.path !== path) throw failure.error;
    return <div key="kept" ref={this.part} className={styles.part} data-part="kept" />;
  }
}
