import type { Api } from '@/api/implement';
import type { Ports } from '@/api/ports';

export function localRoutes(_api: Api, _ports: Ports) {}
