import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What to show instead of what broke. */
  fallback: ReactNode;
  /** Where the visitor is: what broke is tried again at another place. */
  place: string;
  /** Called once the fallback is on show. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Keeps a failure inside, so that what stands around it still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  /** Whatever did not come while the visitor was offline may come now. */
  tryAgain = () => this.setState({ failed: false });

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (!this.state.failed || place === this.props.place) return;
    // Deriving this from the props instead would clear a failure that comes with the new place.
    // oxlint-disable-next-line react/no-did-update-set-state -- once for each change of place
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
