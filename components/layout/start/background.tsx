'use client';

import { ProgressBar } from '@/components/layout/progress-bar';
import { AppStart } from './app-start';
import { BrowserReport } from './browser-report';
import { ChunkReload } from './chunk-reload';
import { LinkInterceptor } from './link-interceptor';
import { RouteWatcher } from './route-watcher';

type Props = { reportSample: number; failedText: string; reloadLabel: string };

/** Renders components that have no HTML on the server. */
export function Background({ reportSample, failedText, reloadLabel }: Props) {
  if (typeof window === 'undefined') return null;
  return (
    <>
      <ProgressBar />
      <RouteWatcher />
      <LinkInterceptor />
      <AppStart />
      {reportSample > 0 && <BrowserReport sample={reportSample} />}
      <ChunkReload failedText={failedText} reloadLabel={reloadLabel} />
    </>
  );
}
