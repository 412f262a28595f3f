import { Picture } from '@/components/ui/display/picture';
import { initials } from '@/lib/domain/text/initials';
import { mediaUrl } from '@/lib/http/url';
import styles from './team-cards.module.css';

type Member = { id: number; name: string; role: string | null; image: string };

export function TeamCards({ team, level = 2 }: { team: Member[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (team.length === 0) return null;
  return (
    <ul className={styles.team}>
      {team.map(({ id, name, role, image }) => (
        <li key={id} className={styles.member}>
          {image ? (
            <Picture
              src={mediaUrl(image)}
              alt=""
              width={240}
              height={240}
              widths={[176, 240, 352, 480]}
              sizes="(min-width: 992px) 228px, (min-width: 648px) calc(33vw - 20px), calc(50vw - 20px)"
            />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <Heading>{name}</Heading>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  );
}
