import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamCards } from '@/components/content/team-cards';

test("shows a team member's photo, or the initials if there is none (S2-02)", () => {
  const team = [
    { id: 1, name: 'Aziz Rahimov', role: 'Bosh direktor', image: 'people/aziz.webp' },
    { id: 2, name: 'Nilufar Karimova', role: 'Dizayner', image: '' },
  ];
  const { container } = render(<TeamCards team={team} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('img')?.getAttribute('srcset')).toContain('aziz.webp');
  expect(first?.textContent).toBe('Aziz RahimovBosh direktor');
  expect(second?.textContent).toBe('NKNilufar KarimovaDizayner');
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
