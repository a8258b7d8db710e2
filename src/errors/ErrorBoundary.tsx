import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the children once they have failed. */
  fallback: ReactNode;
  /** The current address. A change renders the children again. */
  path: string;
  /** Called once the fallback is shown. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Contains a failure, so that everything around it keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  /** What failed to load while the visitor was offline may load now. */
  retry = () => this.setState({ failed: false });

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (!this.state.failed || path === this.props.path) return;
    // Deriving the state from props would also clear a failure at the new address.
    // oxlint-disable-next-line react/no-did-update-set-state -- once for each change of address
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
