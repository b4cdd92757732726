/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_API_HOST?: string;
  readonly VITE_API_DEALERKIT?: string;
  readonly CURRENCY?: string;
  readonly PHONE_COUNTRY_CODE?: string;
}
