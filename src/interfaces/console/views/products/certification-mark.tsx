import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { Badge } from '../../parts/badge.tsx';
import { products } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';

/** Whether a product is certified, and whether that still counts. */
export function CertificationMark({ it }: { readonly it: models.ProductCertificationSummary | null }): ReactNode {
  const say = useText();
  if (!it)
    return (
      <Badge code="NONE" tone="quiet">
        {say(products.notCertified)}
      </Badge>
    );
  return (
    <Badge code={it.stale ? 'STALE' : 'VALID'} tone={it.stale ? 'warn' : 'good'}>
      {say(it.stale ? products.stale : products.fresh)}
    </Badge>
  );
}
