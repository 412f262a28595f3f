import { Picture } from '@/components/ui/display/picture';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import styles from './option-value.module.css';

type Props = {
  name: string;
  value: { id: number; value: string; colour: string | null };
  picture: string | undefined;
  isChosen: boolean;
  isGone: boolean;
  goneLabel: string;
  onChoose: () => void;
};

export function OptionValue(props: Props) {
  const { name, value, picture, isChosen, isGone, goneLabel, onChoose } = props;

  return (
    <label
      className={picture ? styles.colour : styles.chip}
      data-gone={isGone || undefined}
      title={picture && value.value}
    >
      <input
        type="radio"
        name={name}
        value={value.id}
        checked={isChosen}
        disabled={isGone}
        onChange={onChoose}
      />
      {picture ? (
        <>
          <Picture
            src={mediaUrl(picture)}
            alt=""
            width={52}
            height={52}
            widths={[64, 128]}
            sizes="52px"
          />
          <VisuallyHidden>{value.value}</VisuallyHidden>
        </>
      ) : (
        withUnits(value.value)
      )}
      {isGone && <VisuallyHidden>{`, ${goneLabel}`}</VisuallyHidden>}
    </label>
  );
}
