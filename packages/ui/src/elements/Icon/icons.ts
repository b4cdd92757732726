// A bundler that splits code puts a whole file into one chunk, so the home page would load all icons if they were in one file.
export * from './siteIcons.js';
export * from './taskIcons.js';
