'use client';

import { Component, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast';
import { reloadOnChunkFailure } from '@/lib/client/reload';
import { isChunkFailure } from '@/lib/domain/chunk-failure';

type Props = { failedText: string; reloadLabel: string; children: ReactNode };
type State = { error: unknown };

/** Around what is loaded when it is opened: without it, the page stays and says what is missing. */
export class LateBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reloadOnChunkFailure(error);
    const { failedText, reloadLabel } = this.props;
    const action = { label: reloadLabel, onPress: () => window.location.reload() };
    toast(failedText, { kind: 'error', action });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkFailure(error)) throw error;
    return null;
  }
}
