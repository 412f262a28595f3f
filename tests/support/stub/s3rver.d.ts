declare module 's3rver' {
  type ServerOptions = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets?: boolean;
    configureBuckets: { name: string }[];
  };
  class S3rver {
    constructor(options: ServerOptions);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
