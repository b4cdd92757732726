'use client';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import type { Part } from '@dealerkit/domain/entities';
import { type PartQuery, partQueryParameters } from '@dealerkit/domain/partQuery';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

export const PartSearch = ({ query, parts }: { query: PartQuery; parts: readonly Part[] }) => {
  const router = useRouter();
  const [isUpdating, startUpdate] = useTransition();
  return (
    <AllPartsScreen
      query={query}
      onQueryChange={(changed) =>
        startUpdate(() => router.replace(`/parts?${new URLSearchParams(partQueryParameters(changed)).toString()}`))
      }
      isUpdating={isUpdating}
      found={{ state: 'ready', data: { parts, total: parts.length } }}
      contact={{ phone: '01700-000518' }}
    />
  );
};
