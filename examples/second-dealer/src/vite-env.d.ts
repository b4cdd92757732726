interface ImportMetaEnv {
  readonly VITE_BACKEND?: string;
}
