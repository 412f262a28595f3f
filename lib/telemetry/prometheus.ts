import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Labels, type Metric, type MetricSink, metrics } from './metrics';
import { Tally } from './tally';

type Address = { host: string; port: number };

/**
 * Collects the metrics of this process and serves them at `/metrics` on a separate port.
 *
 * @returns A function that closes the server.
 * @throws When the port cannot be opened.
 */
export async function servePrometheus(address: Address): Promise<() => Promise<void>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  globalThis.metricSink = createSink(registry);
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    const text = await registry.metrics();
    res.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await listening(server, address);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function listening(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`metrics: ${message}`)));
    // The metrics server must not keep the process alive.
    server.listen(port, host, () => resolve(void server.unref()));
  });
}

function createSink(registry: Registry): MetricSink {
  const tallies = new Map<string, Tally>();
  const histograms = new Map<string, Histogram>();
  for (const [name, metric] of Object.entries<Metric>(metrics)) {
    const options = optionsOf(name, metric, registry);
    const { type, buckets = [] } = metric;
    if (type === 'counter') tallies.set(name, counted(options));
    if (type === 'histogram') {
      histograms.set(name, new Histogram({ ...options, buckets: [...buckets] }));
    }
  }
  return {
    count: (name, labels, by) => tallies.get(name)?.add(labels, by),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    watch: (name, read) => addGauge(optionsOf(name, metrics[name], registry), read),
  };
}

type PrometheusOptions = {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
};

function optionsOf(
  name: string,
  { help, labels = [] }: Metric,
  registry: Registry,
): PrometheusOptions {
  return { name, help, labelNames: [...labels], registers: [registry] };
}

/** Creates a counter to which each scrape adds the counts since the last scrape. */
function counted(options: PrometheusOptions): Tally {
  const tally = new Tally(options.labelNames);
  new Counter({
    ...options,
    collect() {
      for (const { labels, count } of tally.take()) this.inc(labels, count);
    },
  });
  return tally;
}

function addGauge(options: PrometheusOptions, read: () => readonly [Labels, number][]): void {
  new Gauge({
    ...options,
    collect() {
      this.reset();
      for (const [labels, value] of read()) this.set(labels, value);
    },
  });
}
