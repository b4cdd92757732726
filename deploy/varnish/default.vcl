vcl 4.1;

import std;
import directors;
import xkey;

# A backend is asked whether its process lives, not whether its database can be written: reads continue while the
# database has no primary.
probe alive {
  .url = "/api/healthz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# The addresses of this installation: the backends, their director `shop`, and the list `purgers`.
include "addresses.vcl";

sub vcl_recv {
  set req.backend_hint = shop.backend();

  if (req.restarts == 0) {
    # What the visitor sent is replaced, because the backends trust these headers, and write the origin into pages.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.Forwarded;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Edge-Stale;
    # Of a header that is sent twice, Varnish compares the first value and a backend reads both; `set` leaves one.
    if (req.http.X-Forwarded-Proto == "https") {
      set req.http.X-Forwarded-Proto = "https";
    } else {
      unset req.http.X-Forwarded-Proto;
    }
    if (req.http.Origin) {
      set req.http.Origin = req.http.Origin;
    }
    # The backends log this id.
    if (req.http.X-Request-Id !~ "(?i)^[0-9a-f][0-9a-f-]{15,63}$") {
      set req.http.X-Request-Id = std.time2integer(now, 0) + "-" + std.real2integer(std.random(1000000000, 2000000000), 0) + "-" + req.xid;
    }
  }

  # The metrics are for Prometheus, which reads them at each backend.
  if (req.url ~ "^/api/metrics") {
    return (synth(404));
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    # The last responses stay for the time in which no backend answers.
    set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.X-Purged));
  }

  # An order with an idempotency key may be sent to a second backend, which needs its body again.
  if (req.http.Idempotency-Key) {
    std.cache_req_body(256KB);
  }

  # The responses to a signed-in user are neither stored nor shared.
  if (req.http.Authorization || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }

  # Who has just changed something reads it at once, also where the backends read from replicas.
  if (req.http.Cookie ~ "(^|; )dealerkit_changed=1(;|$)") {
    return (pass);
  }
  # Pages depend on the chosen language, else on the first of the browser that the shop has (en and bn), and say so by Vary. The shop reads
  # no other cookies; those of other scripts of the same host must not separate visitors.
  if (req.http.Cookie ~ "(^|; )language=[a-z]{2,3}(;|$)") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(.*; )?(language=[a-z]{2,3})(;.*)?$", "\2");
  } elsif (req.http.Accept-Language ~ "(?i)(^|,) *(en|bn)([-,;]|$)") {
    set req.http.Cookie = "language=" + std.tolower(regsub(req.http.Accept-Language, "(?i)^(.*?,)?? *(en|bn)([-,;].*)?$", "\2"));
  } else {
    unset req.http.Cookie;
  }
  unset req.http.Accept-Language;

  # One spelling for one response: the host in lower case, the parameters sorted, without those of advertisers.
  set req.http.Host = std.tolower(req.http.Host);
  set req.url = std.querysort(regsuball(req.url, "([?&])(utm_[a-z]+|fbclid|gclid|msclkid)=[^&]*", "\1"));
  set req.url = regsub(req.url, "[?&]+$", "");

  # Backends prefer Brotli. Varnish itself reduces this to gzip, unless it runs with http_gzip_support=off.
  if (req.http.Accept-Encoding ~ "\bbr\b" && req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "br, gzip";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # For half a second after a purge, visitors get the last response while one request fetches the new one. An older one is sent only
  # while no backend answers, see vcl_synth.
  if (std.healthy(req.backend_hint) && !req.http.X-Edge-Stale) {
    set req.grace = 500ms;
  } else {
    # A restart would keep the value of the first attempt.
    set req.grace = 1h;
  }
  return (hash);
}

sub vcl_hash {
  # Pages contain their origin. Other sites get CORS headers, and must not become variants of one object.
  hash_data(req.http.X-Forwarded-Proto);
  hash_data(req.http.Origin);
}

sub vcl_miss {
  # There is no outdated response either, so the visitor gets the backend's error.
  if (req.http.X-Edge-Stale) {
    return (pass);
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Stale;
}

sub vcl_backend_response {
  # An error never replaces a response that is stored.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    return (abandon);
  }
  # During an update, only some backends have the files of a page.
  if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries < 2) {
    return (retry);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } elsif (beresp.http.Cache-Control !~ "\bpublic\b") {
    set beresp.ttl = 0s;
  }
  # While no backend answers, visitors get the responses of the last hour.
  set beresp.grace = 1h;
  # Everything else is not stored. The next requests for it do not wait for each other.
  if (beresp.ttl <= 0s || beresp.http.Set-Cookie || beresp.http.Vary == "*") {
    set beresp.ttl = 2m;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
  }
  # The id of the request that filled the cache is not that of the next one.
  unset beresp.http.X-Request-Id;
  return (deliver);
}

sub vcl_backend_error {
  # The backend could not be reached, or ended before it answered.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.Idempotency-Key)) {
    return (retry);
  }
  if (!bereq.uncacheable) {
    return (abandon);
  }
}

sub vcl_synth {
  # No backend had a response: the outdated one is looked up.
  if (resp.status == 503 && req.restarts == 0 && !req.http.Authorization && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Edge-Stale = "1";
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  set resp.http.X-Request-Id = req.http.X-Request-Id;
}
