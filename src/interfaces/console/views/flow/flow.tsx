import type { ReactNode } from 'react';
import { Empty } from '../../parts/layout.tsx';

export function View(): ReactNode {
  return <Empty />;
}
