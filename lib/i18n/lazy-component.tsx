import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { isChunkFailure, notifyMissingChunk } from './missing-chunk';

type Opened = { isOpen?: boolean | undefined; onClose?: (() => void) | undefined };
type State = { error: unknown };

/**
 * Loads a component on first use. If its build file cannot be loaded, the component calls
 * `onClose`; opening it again retries the load.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: () => ReactNode = () => null,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load() }));
  let Part = begin();

  return class LazyComponent extends Component<Props & Opened, State> {
    override state: State = { error: null };

    static getDerivedStateFromError(error: unknown): State {
      return { error };
    }

    override componentDidCatch(error: unknown) {
      if (!isChunkFailure(error)) return;
      Part = begin();
      notifyMissingChunk(error);
      this.props.onClose?.();
    }

    override componentDidUpdate(before: Readonly<Props & Opened>) {
      const isOpened = this.props.isOpen === true && before.isOpen !== true;
      if (isOpened && this.state.error !== null) this.setState({ error: null });
    }

    override render() {
      const { error } = this.state;
      if (error !== null && !isChunkFailure(error)) throw error;
      return (
        error === null && (
          <Suspense fallback={loading()}>
            <Part {...this.props} />
          </Suspense>
        )
      );
    }
  };
}
