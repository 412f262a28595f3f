import { notFound } from 'next/navigation';

export default function RestPage() {
  notFound();
}
