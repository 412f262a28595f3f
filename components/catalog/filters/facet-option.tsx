import { formatCount, withUnits } from '@/lib/domain/text/number';
import styles from './facet-option.module.css';

type Props = {
  name: string;
  option: { id: number; name: string; count: number };
  chosen: number[];
};

export function FacetOption({ name, option, chosen }: Props) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name={name}
        value={option.id}
        defaultChecked={chosen.includes(option.id)}
      />
      {withUnits(option.name)}
      <span>{formatCount(option.count)}</span>
    </label>
  );
}
