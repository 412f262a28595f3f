import { Picture } from '@/components/ui/picture';
import { mediaUrl } from '@/lib/http/url';
import styles from './team-cards.module.css';

type Member = { id: number; name: string; role: string | null; image: string };

export function TeamCards({ team }: { team: Member[] }) {
  return (
    <ul className={styles.team}>
      {team.map(({ id, name, role, image }) => (
        <li key={id} className={styles.member}>
          <Picture
            src={mediaUrl(image)}
            alt=""
            width={240}
            height={240}
            widths={[176, 240, 352, 480]}
            sizes="(min-width: 992px) 240px, 45vw"
          />
          <h3>{name}</h3>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  );
}
