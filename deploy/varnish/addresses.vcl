# Varnish has no variables for addresses, so this file is the part of its configuration that each installation changes.

backend backend1 {
  .host = "10.0.0.21";
  .port = "4173";
  .probe = alive;
  .connect_timeout = 1s;
}

backend backend2 {
  .host = "10.0.0.22";
  .port = "4173";
  .probe = alive;
  .connect_timeout = 1s;
}

backend backend3 {
  .host = "10.0.0.23";
  .port = "4173";
  .probe = alive;
  .connect_timeout = 1s;
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(backend1);
  shop.add_backend(backend2);
  shop.add_backend(backend3);
}

# The backends, which purge what they have changed.
acl purgers {
  "10.0.0.21";
  "10.0.0.22";
  "10.0.0.23";
}
