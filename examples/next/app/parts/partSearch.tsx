'use client';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { type PartQuery, partQueryParameters } from '@dealerkit/domain/parts/partQuery';
import type { PartSearchResult } from '@dealerkit/domain/partSearch/partSearch';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

export const PartSearch = ({ query, found }: { query: PartQuery; found: PartSearchResult }) => {
  const router = useRouter();
  const [isUpdating, startUpdate] = useTransition();
  return (
    <AllPartsScreen
      query={query}
      onQueryChange={(changed) =>
        startUpdate(() => router.replace(`/parts?${new URLSearchParams(partQueryParameters(changed)).toString()}`))
      }
      isUpdating={isUpdating}
      found={{ state: 'ready', data: found }}
      contact={{ phone: '01700-000518' }}
    />
  );
};
