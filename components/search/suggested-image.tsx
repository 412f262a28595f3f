import { Picture } from '@/components/ui/display/picture';
import { mediaUrl } from '@/lib/http/url';
import styles from './suggested-image.module.css';

export function SuggestedImage({ image }: { image: string | null }) {
  if (!image) return <span className={styles.picture} />;
  return (
    <Picture
      src={mediaUrl(image)}
      alt=""
      width={48}
      height={48}
      widths={[64, 96]}
      sizes="48px"
      className={styles.picture}
    />
  );
}
