import type { Branch } from '@/lib/contract/geo';
import { BranchMap } from './branch-map';

export function BranchSection({ branches }: { branches: Branch[] }) {
  return branches.length > 0 && <BranchMap branches={branches} />;
}
