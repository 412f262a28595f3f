'use client';

import { Icon } from '@/components/ui/display/icon';
import {
  countryPoint,
  groupNearby,
  isCrowded,
  type MapPin,
  type OnMapPick,
} from '@/lib/domain/place/country-map';
import country from './country.svg';
import styles from './country-map.module.css';

type Pin = MapPin & { city: string };

type Props = {
  pins: readonly Pin[];
  selected: number | undefined;
  onPick?: OnMapPick;
};

/** Shows pins on an SVG of the country. This needs neither a map service nor a key. */
export function CountryMap({ pins, selected, onPick }: Props) {
  const groups = groupNearby(pins);
  const firsts = groups.flatMap(([first]) => first ?? []);

  return (
    <div className={styles.map}>
      <img src={country.src} alt="" width={1000} height={663} loading="lazy" decoding="async" />
      <ul data-map>
        {groups.map((group) => (
          <GroupPin
            key={group[0]?.id}
            group={group}
            firsts={firsts}
            selected={selected}
            onPick={onPick}
          />
        ))}
      </ul>
    </div>
  );
}

type GroupProps = {
  group: Pin[];
  firsts: Pin[];
  selected: number | undefined;
  onPick: OnMapPick | undefined;
};

function GroupPin({ group, firsts, selected, onPick }: GroupProps) {
  const [first] = group;
  if (!first) return null;
  const { left, top } = countryPoint(first);
  const index = group.findIndex(({ id }) => id === selected);
  const next = group[(index + 1) % group.length] ?? first;
  const cities = [...new Set(group.map(({ city }) => city))].join(', ');

  return (
    <li className={styles.place} style={{ '--left': `${left}%`, '--top': `${top}%` }}>
      {onPick ? (
        <button
          type="button"
          className={styles.pin}
          aria-label={`${cities}: ${group.length}`}
          aria-pressed={index >= 0}
          onClick={() => onPick(next, next)}
        >
          {group.length > 1 ? group.length : <Icon name="mark" size={12} />}
        </button>
      ) : (
        <span className={styles.pin} aria-hidden="true">
          <Icon name="mark" size={12} />
        </span>
      )}
      <span
        className={styles.city}
        data-side={isCrowded(first, firsts) ? 'left' : undefined}
        aria-hidden={onPick !== undefined}
      >
        {first.city}
      </span>
    </li>
  );
}
