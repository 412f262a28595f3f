import titleStyles from './footer-menu.module.css';
import styles from './payment-logos.module.css';

const payments = ['Payme', 'Click', 'Uzum Bank', 'Uzcard', 'Humo'];

export function PaymentLogos({ title }: { title: string }) {
  return (
    <div>
      <h2 className={titleStyles.title}>{title}</h2>
      <ul className={styles.logos}>
        {payments.map((name) => (
          <li key={name} className={styles.logo}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
