import type { Branch } from '@/lib/contract/geo';
import { BranchMap } from './branch-map';

/** Every branch with its hours and a way to it on the map service. */
export function BranchSection({ branches }: { branches: Branch[] }) {
  return branches.length > 0 && <BranchMap branches={branches} />;
}
