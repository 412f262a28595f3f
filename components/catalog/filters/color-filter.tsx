import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import type { Facets } from '@/lib/contract/product';
import styles from './color-filter.module.css';
import { FacetGroup } from './facet-group';

type Props = {
  title: string;
  values: Facets['attributes'][number]['values'];
  chosen: number[];
};

export function ColorFilter({ title, values, chosen }: Props) {
  return (
    <FacetGroup title={title}>
      <div className={styles.colours}>
        {values.map(({ id, name, count, colour }) => (
          <label
            key={id}
            className={styles.colour}
            title={name}
            data-none={count === 0 || undefined}
          >
            <input type="checkbox" name="values" value={id} defaultChecked={chosen.includes(id)} />
            <i style={{ background: colour ?? 'transparent' }} />
            <VisuallyHidden>{`${name} (${count})`}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FacetGroup>
  );
}
